import { ContentApiError } from './contentApiError';
import { contentApiField } from './contentApiSource';
import { type ContentApi, postToContentApi } from './postToContentApi';
import { unstitched } from './stitchedQuery';

/** Gatsby's `graphql` function, as far as it is used here. */
export type RunQuery = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: Record<string, unknown>; errors?: readonly { message: string }[] }>;

/** The build's queries of the content, posted without Gatsby. */
export function posting(api: ContentApi): RunQuery {
  return async (query, variables) => ({
    data: { [contentApiField]: await postToContentApi(api, unstitched(query), variables) },
  });
}

type ContentQuery = {
  /** Name of the query in errors. */
  name: string;
  /** Under the stitched field. */
  query: string;
  variables?: Record<string, unknown>;
};

/** Queries the content API through Gatsby's data layer. @throws ContentApiError when the query fails */
export async function runContentQuery(
  run: RunQuery,
  address: string,
  { name, query, variables = {} }: ContentQuery,
): Promise<unknown> {
  const { data, errors } = await run(query, variables);
  if (errors?.length) throw new ContentApiError(address, `${name} failed: ${errors[0]?.message}`);
  const answer = data?.[contentApiField];
  if (!answer) throw new ContentApiError(address, `${name} gave no data`);
  return answer;
}
