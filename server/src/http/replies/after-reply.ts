import type { FastifyInstance, FastifyReply } from 'fastify';

/** Lets work begin when a reply has left, so that its time tells nobody what there was to do. */
export type AfterReply = (reply: FastifyReply, work: () => Promise<void>) => void;

/** What begins work after replies of an application; its end waits for that work. What fails is logged and told nobody. */
export function afterReply(app: FastifyInstance): AfterReply {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (reply, work) => {
    reply.raw.once('close', () => {
      const done = work()
        .catch((error: unknown) => reply.log.error({ err: error }, 'work after a reply failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    });
  };
}
