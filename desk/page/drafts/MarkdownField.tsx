import '@github/markdown-toolbar-element';
import { Button, chakra, Textarea } from '@chakra-ui/react';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyField } from '../../api';
import { type FieldProps, FormContext } from './formContext';
import { FieldFrame } from './PlainFields';

/** A custom element; its buttons change the text area that `for` names. */
const Toolbar = chakra('markdown-toolbar' as 'div');

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
  const target = { for: id };
  return (
    <FieldFrame {...field} controlId={id}>
      <Toolbar
        {...target}
        aria-label={t('markdown.toolbar', { field: label })}
        display="flex"
        flexWrap="wrap"
        gap="1"
      >
        {(isNews ? newsStyles : styles).map((style) => (
          <Button key={style} data-md-button={style} size="xs" variant="outline" type="button">
            {t(`markdown.${style}`)}
          </Button>
        ))}
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
