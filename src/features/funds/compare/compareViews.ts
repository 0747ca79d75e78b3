import type {
  ActivatedToolView,
  CodedText,
  FeeView,
  ShareSummaryView,
  ShareView,
  Visibility,
} from '../fundViews';

/** A share with what the comparison shows. */
export type ComparedShareView = ShareSummaryView &
  Pick<ShareView, 'performances' | 'calendarYears' | 'riskFigures'> & {
    inceptionDate: string | null;
    fees: FeeView[];
  };

/** A fund with its shares; visible to every profile that may see one of them. */
export type ComparedFundView = Visibility & {
  code: string;
  title: string;
  /** Without the words with which all titles of the range begin. */
  shortTitle: string;
  path: string;
  category: string;
  benchmark: string | null;
  sfdrArticle: number | null;
  labels: CodedText[];
  activatedTools: ActivatedToolView[];
  shares: ComparedShareView[];
};

/** A column of the comparison. */
export type ComparedShare = { fund: ComparedFundView; share: ComparedShareView };
