/** The part of the server's logger that the publisher writes to. */
export interface PublisherLog {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

export const silentLog: PublisherLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
