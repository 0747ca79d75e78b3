import { ContentError } from '../parsing/contentSource';
import { readContent } from '../parsing/readContent';

/** The lines of the `ContentError` that reading a folder throws; none when it holds valid content. */
export async function contentProblems(contentDir: string): Promise<string[]> {
  try {
    await readContent(contentDir);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}
