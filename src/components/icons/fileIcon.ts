import type { IconName } from './iconShapes';

/** Icon of a file type; any other type than those of behaviour.md §2.5 is drawn as a download. */
export function fileIcon(fileType: string): IconName {
  switch (fileType) {
    case 'pdf':
    case 'csv':
    case 'xlsx':
      return fileType;
    default:
      return 'download';
  }
}
