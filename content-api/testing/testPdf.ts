type TestPdf = {
  /** Shown on its one page. */
  text?: string;
  /** Entries of the document's catalogue and information, as they are written. */
  catalogue?: string;
  information?: string;
  /** More objects, and more entries of the trailer. */
  objects?: string;
  trailer?: string;
};

/** A PDF of a page, without a table of its objects, which readers then look for. In ASCII. */
export function testPdf({
  text = 'Example',
  catalogue = '/Lang (fr)',
  information = '/Title (Example)',
  objects = '',
  trailer = '',
}: TestPdf = {}): string {
  const stream = `BT /F 12 Tf 20 50 Td (${text}) Tj ET`;
  return `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 100] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length ${stream.length} >> stream
${stream}
endstream endobj
6 0 obj << ${information} >> endobj
${objects}
trailer << /Root 1 0 R /Info 6 0 R ${trailer} >>
%%EOF
`;
}
