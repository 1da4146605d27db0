import type { Plugin } from 'vite';

/** Serves the page of links where it is in production, whose server is not asked for pages while the app is developed. */
export function publicPageInDevelopment(): Plugin {
  return {
    name: 'public-page-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url?.split('?', 1)[0] === '/public/document') request.url = '/public-document.html';
        next();
      });
    },
  };
}
