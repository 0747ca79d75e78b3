import { Box } from '@chakra-ui/react/box';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAnchor } from '../../../components/ui/TextLink';
import { fieldId, type FieldName } from './contactValues';
import { useProblemText } from './fieldParts';
import type { FieldProblem } from './validateContact';

/**
 * The problems when the form was last sent, with links to the fields. Takes the focus
 * (https://design-system.service.gov.uk/components/error-summary/).
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) frame.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;

  function goTo(event: MouseEvent, name: FieldName) {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  }

  return (
    <Box
      ref={frame}
      role="group"
      aria-labelledby="contact-problems"
      tabIndex={-1}
      paddingInline="5"
      paddingBlock="4"
      marginBottom="8"
      borderWidth="2px"
      borderColor="danger"
      borderRadius="sm"
    >
      <Box as="h3" id="contact-problems" textStyle="subheading" marginBottom="2">
        {t('contact:summary.title')}
      </Box>
      <ul>
        {problems.map(({ name, problem }) => (
          <Box as="li" key={name} paddingBlock="0.5">
            <TextAnchor href={`#${fieldId(name)}`} color="danger" onClick={(event) => goTo(event, name)}>
              {t('contact:summary.item', {
                field: t(`contact:field.${name}`),
                problem: textOf(name, problem),
              })}
            </TextAnchor>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
