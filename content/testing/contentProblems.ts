import { ContentError } from '../files/ProblemList';
import { readContent } from '../parsing/readContent';

/** Lines of the `ContentError` thrown for a folder; empty for valid content. */
export async function contentProblems(contentDir: string): Promise<string[]> {
  try {
    await readContent(contentDir);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}
