/** The most rules and files that a host takes. */
export interface HostLimits {
  redirects: number;
  headerRules: number;
  /** Longer redirects, and longer lines of the headers, are not read. */
  redirectCharacters: number;
  headerCharacters: number;
  files: number;
  fileBytes: number;
}

export interface Host {
  title: string;
  /** The form of its rules. */
  dialect: 'cloudflare' | 'netlify' | 'nginx' | 'objects' | 'pages';
  /** Folder of the files that it serves, within the export; the rules of those that keep them elsewhere are beside it. */
  folder: string;
  /** It sends compressed files that lie beside the files. */
  usesTwins: boolean;
  limits?: HostLimits;
  /** Sentences about it, for whoever exports. */
  cannot: {
    /** Answer 410 for what was removed. */
    gone?: string;
    /** Show the not-found page of the address's language. */
    errorPages?: string;
    /** Send the release's headers. */
    headers?: string;
    /** Send the type of files whose names have no ending. */
    types?: string;
    /** Pass calls of pages on to another server. */
    live?: string;
  };
}

/**
 * A page answers at its one address, without a redirect, everywhere: as the file `fr/fonds.html` beside the folder `fr/fonds/`, in a storage
 * as the object `fr/fonds`.
 */
export const hosts = {
  /**
   * https://developers.cloudflare.com/pages/configuration/redirects/, …/headers/ and …/serving-pages/,
   * https://developers.cloudflare.com/pages/platform/limits/
   */
  cloudflare: {
    title: 'Cloudflare Pages',
    dialect: 'cloudflare',
    folder: '',
    usesTwins: false,
    limits: {
      redirects: 2_000,
      headerRules: 100,
      redirectCharacters: 1_000,
      headerCharacters: 2_000,
      files: 20_000,
      fileBytes: 25 * 1024 * 1024,
    },
    cannot: { gone: 'it knows no 410 and answers 404' },
  },
  /** https://docs.netlify.com/manage/routing/redirects/redirect-options/ and …/headers/ */
  netlify: { title: 'Netlify', dialect: 'netlify', folder: '', usesTwins: false, cannot: {} },
  /** https://docs.aws.amazon.com/AmazonS3/latest/userguide/how-to-page-redirect.html and …/CustomErrorDocSupport.html */
  s3: {
    title: 'An S3 website',
    dialect: 'objects',
    folder: 'site',
    usesTwins: false,
    cannot: {
      gone: 'it knows no 410 and answers 404',
      errorPages: 'it has one error document, in the default language',
      headers:
        'it sends none but type, name and caching: without a CDN that adds those of _headers, browsers have no Content-Security-Policy',
      live: 'it passes nothing on',
    },
  },
  /** https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files */
  nginx: { title: 'nginx', dialect: 'nginx', folder: 'site', usesTwins: true, cannot: {} },
  folder: {
    title: 'A plain folder',
    dialect: 'pages',
    folder: '',
    usesTwins: false,
    cannot: {
      gone: 'nothing here can answer 410',
      errorPages: 'a server that knows 404.html shows it, in the default language',
      headers: 'its server has to send those of the release, its Content-Security-Policy first',
      types: 'they have no ending, so a server that goes by it sends them without their type',
      live: 'nothing here passes calls on',
    },
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const hostNames = [
  'cloudflare',
  'netlify',
  's3',
  'nginx',
  'folder',
] as const satisfies readonly HostName[];
