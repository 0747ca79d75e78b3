import { PublishHistory } from '../history/PublishHistory';

/** Begins a run in the history and goes on until it is killed. */
async function main(): Promise<void> {
  const history = await PublishHistory.open(process.argv[2] ?? '');
  await history.begin({ kind: 'publish', who: 'the child', via: 'shell', note: '' });
  console.log('begun');
  setInterval(() => undefined, 1000);
}

void main();
