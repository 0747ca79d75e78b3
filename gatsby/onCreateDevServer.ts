import type { GatsbyNode } from 'gatsby';
import { gateTextsFileName, keptGateTexts } from './gate/gateTextsFile';

type Answer = { type: (type: string) => void; send: (body: string) => void };

/** Gatsby's Express, as far as it is used here. */
type DevServer = {
  get: (
    path: string,
    handle: (request: unknown, answer: Answer, fail: (error: unknown) => void) => void,
  ) => void;
};

/** `gatsby develop` writes no files: it answers with what the build would have written. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, cache }) => {
  (app as DevServer).get(`/${gateTextsFileName}`, (_request, answer, fail) => {
    keptGateTexts(cache).then((texts) => {
      answer.type('json');
      answer.send(texts);
    }, fail);
  });
};
