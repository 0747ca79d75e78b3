import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LeftOut } from '../../../api';
import { Notice } from '../../kit/feedback';

/** What is in a file and was not read. */
export function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation('desk');
  if (leftOut.length === 0) return null;
  const textOf = ({ what, sheet, place }: LeftOut) => {
    const text = t(`navs.leftOut.${what}`, { place });
    return sheet === undefined
      ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
      : `${t('navs.atSheet', { sheet })} ${text}`;
  };
  return (
    <Notice status="warning" title={t('navs.notRead')}>
      <chakra.ul listStyleType="disc" paddingStart="4">
        {leftOut.map((part) => (
          <li key={`${part.what} ${part.sheet}`}>{textOf(part)}</li>
        ))}
      </chakra.ul>
    </Notice>
  );
}
