// Owns the body of an answer that many get who asked at once: it is written as text once, and compressed once for each way browsers take it.
import type { FastifyReply } from 'fastify';
import type { Envelope } from '#contract/call.ts';

interface SharedBody {
  readonly text: string;
  /** By encoding. */
  readonly compressed: Map<string, Buffer>;
}

/** By the envelope, which those who share an answer have in common. */
const bodies = new WeakMap<Envelope, SharedBody>();
const bodyOfReply = new WeakMap<FastifyReply, SharedBody>();

/** Sends an envelope that other requests send as well. */
export function sendShared(reply: FastifyReply, envelope: Envelope): FastifyReply {
  const body = bodies.get(envelope) ?? { text: JSON.stringify(envelope), compressed: new Map() };
  bodies.set(envelope, body);
  bodyOfReply.set(reply, body);
  return reply.type('application/json; charset=utf-8').send(body.text);
}

/** The compressed body of a reply: made by `compress`, or the one that another reply with the same envelope has made. */
export function compressedFor(reply: FastifyReply, encoding: string, compress: () => Buffer): Buffer {
  const body = bodyOfReply.get(reply);
  const made = body?.compressed.get(encoding) ?? compress();
  body?.compressed.set(encoding, made);
  return made;
}
