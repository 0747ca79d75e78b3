import { nextTask } from './nextTask';

/*
 * What the site's script runs first: React, and in a task of its own what Gatsby needs to start. In one piece they would keep
 * a phone from answering. "eager": both are in the scripts that the page has asked for.
 */
void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(nextTask)
  .then(() => import(/* webpackMode: "eager" */ '$gatsby-app'));
