import type { GatsbyNode } from 'gatsby';
import { disclaimerTextsFile } from './disclaimer/disclaimerTexts';
import { keptPublicFiles } from './publicFiles';

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
  (app as DevServer).get(`/${disclaimerTextsFile}`, (_request, answer, fail) => {
    keptPublicFiles(cache).then((files) => {
      answer.type('json');
      answer.send(files[disclaimerTextsFile] ?? '');
    }, fail);
  });
};
