import type { Feature, Image } from 'write-excel-file/node';
import { sanitizeTextContent } from 'write-excel-file/utility';

const file = 'docProps/core.xml';

/**
 * Title and language of a workbook, which screen readers and searches read (ECMA-376, part 2, core properties). The package that
 * writes workbooks has neither.
 */
export function workbookProperties(title: string, language: string): Feature<Image['content']> {
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            `<Override PartName="/${file}" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
        },
        '_rels/.rels': {
          insert: () =>
            `<Relationship Id="rId-properties-1" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${file}"/>`,
        },
      },
      write: {
        files: () => ({
          [file]:
            '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
            '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
            `<dc:title>${sanitizeTextContent(title)}</dc:title><dc:language>${language}</dc:language></cp:coreProperties>`,
        }),
      },
    },
  };
}
