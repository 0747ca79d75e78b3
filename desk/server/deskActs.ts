import type { FastifyRequest } from 'fastify';
import type { HistoryEntry } from '../../publishing/historyEntry';
import type { Session } from '../api';

export type Role = Session['role'];

/** Somebody at the desk, who asks for something. */
export interface DeskActor {
  by: string;
  note: string;
  address?: string | undefined;
}

/** An action of somebody, done or refused. */
export interface DeskRecord {
  kind: HistoryEntry['kind'];
  /** '' where there is no such account: what was typed there may be a password. */
  who: string;
  result: 'succeeded' | 'failed' | 'refused';
  note?: string;
  address: string;
}

/** Tells the history what the client of a request has done. @throws Error when it cannot be told */
export type RecordAct = (request: FastifyRequest, act: Omit<DeskRecord, 'address'>) => Promise<void>;
