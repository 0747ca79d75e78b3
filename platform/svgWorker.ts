import { parentPort } from 'node:worker_threads';
import { sanitiseSvg } from './sanitiseSvg';

parentPort?.on('message', (text: string) => parentPort?.postMessage(sanitiseSvg(text)));
