import { createHmac } from 'node:crypto';

/** Headers of a publish request, signed as a sender does. */
export function signPublishRequest(secret: string, body: string | Buffer, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
  return { 'x-publish-timestamp': timestamp, 'x-publish-signature': `sha256=${signature}` };
}
