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

/** The places of objects (ISO 32000-1, 7.5.4): a section for each, as objects may come in any order. */
function crossReferences(body: string): string {
  const objects = Array.from(body.matchAll(/^(\d+) 0 obj/gm), ({ index, 1: number }) => {
    return `${number} 1\n${String(index).padStart(10, '0')} 00000 n \n`;
  });
  return `xref\n0 1\n0000000000 65535 f \n${objects.join('')}`;
}

/** A PDF of a page, in ASCII. */
export function testPdf({
  text = 'Example',
  catalogue = '/Lang (fr)',
  information = '/Title (Example)',
  objects = '',
  trailer = '',
}: TestPdf = {}): string {
  const stream = `BT /F 12 Tf 20 50 Td (${text}) Tj ET`;
  const body = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R ${catalogue} >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 100] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length ${stream.length} >> stream
${stream}
endstream endobj
6 0 obj << ${information} >> endobj
${objects}
`;
  return `${body}${crossReferences(body)}trailer << /Size 100 /Root 1 0 R /Info 6 0 R ${trailer} >>
startxref
${body.length}
%%EOF
`;
}
