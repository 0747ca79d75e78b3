import '@github/markdown-toolbar-element';
import { Button, HStack, Textarea } from '@chakra-ui/react';
import { createElement, type ReactNode, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyField } from '../../api';
import { type FieldProps, FormContext } from './formContext';
import { FieldFrame } from './PlainFields';

/** A custom element, which React gives attributes only. Its buttons change the text area that `for` names. */
function Toolbar({ controls, label, children }: { controls: string; label: string; children: ReactNode }) {
  return createElement('markdown-toolbar', { for: controls, 'aria-label': label }, children);
}

/** News take paragraphs, bold, italic and links only. */
const newsStyles = ['bold', 'italic', 'link'] as const;
const styles = [...newsStyles, 'header-3', 'unordered-list', 'ordered-list', 'quote'] as const;

/** Markdown as it is written, byte for byte. */
export function MarkdownField({ value, ...field }: FieldProps<string>) {
  const { t } = useTranslation('desk');
  const { set } = useContext(FormContext);
  const id = useId();
  const { file, path, lang, label } = field;
  const isNews = path.at(-1) === bodyField;
  return (
    <FieldFrame {...field} controlId={id}>
      <Toolbar controls={id} label={t('markdown.toolbar', { field: label })}>
        <HStack gap="1" flexWrap="wrap">
          {(isNews ? newsStyles : styles).map((style) => (
            <Button key={style} data-md-button={style} size="xs" variant="outline" type="button">
              {t(`markdown.${style}`)}
            </Button>
          ))}
        </HStack>
      </Toolbar>
      {/* The toolbar's own changes are told by `input` only. */}
      <Textarea
        autoresize
        rows={isNews ? 12 : 4}
        value={value}
        lang={lang}
        spellCheck={lang !== undefined}
        onInput={({ currentTarget }) => set(file, path, currentTarget.value)}
      />
    </FieldFrame>
  );
}
