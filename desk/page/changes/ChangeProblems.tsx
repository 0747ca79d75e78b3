import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '../../api';
import { Notice } from '../kit/feedback';
import { Paged } from '../kit/Paged';
import { unreadablePrefix, useProblemSentence } from '../problemTexts';
import { SectionTitle } from '../kit/screenLayout';

type ContentProblems = Changes['latest']['problems'];

/** Number of problems shown before "show more". */
const shownProblems = 20;

/** Drops all but the first error of the YAML parser in a file: the others follow from it. */
function withoutConsequences(problems: Readonly<ContentProblems>): ContentProblems {
  const unreadable = new Set<string>();
  return problems.filter(({ file, expected }) => {
    if (!expected.startsWith(unreadablePrefix)) return true;
    const isFirst = !unreadable.has(file);
    unreadable.add(file);
    return isFirst;
  });
}

interface ProblemsProps {
  problems: Readonly<ContentProblems>;
  /** Words for a file; its path by default. */
  placeOf?: (file: string) => ReactNode;
}

export function Problems({ problems: all, placeOf }: ProblemsProps) {
  const { t } = useTranslation('desk');
  const sentenceOf = useProblemSentence();
  const problems = withoutConsequences(all);
  return (
    <Box as="section" aria-labelledby="problems">
      <Notice
        status="error"
        title={<SectionTitle id="problems">{t('changes.problems', { count: problems.length })}</SectionTitle>}
      >
        <Stack gap="3" color="fg">
          <Text>{t('changes.problemsLead')}</Text>
          <Paged items={problems} first={shownProblems} display="grid" gap="3">
            {({ file, line, expected }) => (
              <Box
                as="li"
                key={`${file}:${line}:${expected}`}
                borderTopWidth="1px"
                borderColor="red.muted"
                paddingTop="3"
              >
                <Text textStyle={placeOf ? undefined : 'code'}>
                  {placeOf?.(file) ?? file}
                  {t('changes.line', { line })}
                </Text>
                <Text>{sentenceOf(expected)}</Text>
              </Box>
            )}
          </Paged>
        </Stack>
      </Notice>
    </Box>
  );
}

/** What is on the server and in no revision: files that are not committed, commits that no branch has. */
export function Unpublishable({
  kind,
  items,
}: {
  kind: 'uncommitted' | 'detached';
  items: readonly string[];
}) {
  const { t } = useTranslation('desk');
  if (items.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={kind}>
      <Notice
        status="warning"
        title={<SectionTitle id={kind}>{t(`changes.${kind}`, { count: items.length })}</SectionTitle>}
      >
        <Stack gap="2" color="fg">
          <Text>{t(`changes.${kind}Lead`)}</Text>
          <Paged items={items} first={shownProblems} textStyle="code">
            {(item) => <li key={item}>{item}</li>}
          </Paged>
        </Stack>
      </Notice>
    </Box>
  );
}
