import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Plugin } from 'vite';

/** Hands what the screens of a page fetch to the product of that page; scripts, styles and pages come from here. */
export function productOfPage(): Plugin {
  const pages: string[] = [];
  return {
    name: 'product-of-page',
    configureServer({ middlewares }) {
      middlewares.use((call: IncomingMessage, reply: ServerResponse, next: () => void) => {
        const page = /\bpage=([\w-]+)/.exec(call.headers.cookie ?? '')?.[1];
        const isCall = call.headers['sec-fetch-dest'] === 'empty' && !/^\/(@|__)/.test(call.url ?? '');
        if (!isCall || page === undefined) return next();
        if (!pages.includes(page)) pages.push(page);
        const products = process.env.SCREENS_PRODUCTS?.split(',') ?? [];
        const address = new URL(call.url ?? '', products[pages.indexOf(page) % products.length]);
        const { method = 'GET', headers } = call;
        const asked = request(address, { method, headers }, (answer) => {
          reply.writeHead(answer.statusCode ?? 502, answer.headers);
          pipeline(answer, reply, () => undefined);
        });
        pipeline(call, asked, (fault) => fault && reply.destroy());
        reply.on('close', () => asked.destroy());
      });
    },
  };
}
