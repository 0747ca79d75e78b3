import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** An error in the form that all data calls of the site have. */
export function sendProblem(reply: FastifyReply, status: number, message: string): FastifyReply {
  const problem = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message };
  return reply.code(status).type('application/json; charset=utf-8').send(problem);
}
