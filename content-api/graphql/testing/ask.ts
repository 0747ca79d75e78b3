import { type ExecutionResult, graphql } from 'graphql';
import type { Content } from '../../../content/parsing/content';
import { contentSchema } from '../contentSchema';
import { exampleContent } from '../../../content/testing/exampleContent';

const schema = contentSchema();

/** The answer to a query, on the example content by default. */
export function ask(source: string, content: Content = exampleContent): Promise<ExecutionResult> {
  return graphql({ schema, source, contextValue: { content, siteUrl: 'https://www.meridane.example' } });
}

/** The data of a successful query, as plain JSON. @throws its first error */
export async function dataOf(source: string, content?: Content): Promise<unknown> {
  const { data, errors } = await ask(source, content);
  if (errors?.[0]) throw errors[0];
  return JSON.parse(JSON.stringify(data));
}
