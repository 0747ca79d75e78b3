import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { problemSchema } from '../../api';
import type { DeskError } from '../deskApi';

interface PageFrameProps {
  /** Below `/api/site`. */
  address: string;
  /** Names the frame. */
  title: string;
  /** Told of what the frame shows by now: also where links in it lead. */
  onShown: (address: string) => void;
  onFailed: (address: string, error: DeskError) => void;
}

/** The desk answers with JSON in place of a page; where it was not reached the browser keeps its own page to itself. */
function failureIn({ contentDocument: shown }: HTMLIFrameElement): DeskError | undefined {
  if (!shown) return { code: 'unreachable', message: '' };
  if (shown.contentType !== 'application/json') return undefined;
  const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), shown.body.textContent);
  return problem.success ? problem.output : { code: 'unreadable', message: '' };
}

const pathOf = (address: string) => address.split('/').slice(5).join('/');

/** A page of the site, in which nothing runs. The next one is loaded behind it and takes its place, where one had scrolled to. */
export function PageFrame({ address, title, onShown, onFailed }: PageFrameProps) {
  const [shown, setShown] = useState<string>();
  const front = useRef<HTMLIFrameElement>(null);
  const load = (frame: HTMLIFrameElement, own: string) => {
    const failure = failureIn(frame);
    if (failure) return onFailed(own, failure);
    // A link was followed.
    if (own === shown) return onShown(frame.contentWindow?.location.pathname ?? own);
    const before = front.current?.contentDocument?.documentElement;
    if (before && shown !== undefined && frame.contentDocument && pathOf(shown) === pathOf(own)) {
      frame.contentDocument.documentElement.scrollTop = before.scrollTop;
    }
    setShown(own);
    onShown(own);
  };
  return (
    <Box position="relative" flex="1" minHeight="0" borderWidth="1px" bg="white">
      {[...new Set([shown ?? address, address])].map((own) => (
        <Box
          asChild
          key={own}
          position="absolute"
          inset="0"
          width="full"
          height="full"
          visibility={own === shown ? 'visible' : 'hidden'}
        >
          <iframe
            ref={own === shown ? front : undefined}
            src={own}
            title={title}
            sandbox="allow-same-origin"
            onLoad={({ currentTarget }) => load(currentTarget, own)}
          />
        </Box>
      ))}
    </Box>
  );
}
