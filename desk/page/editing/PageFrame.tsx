import { chakra } from '@chakra-ui/react';
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

/** The address without its revision and profile. */
export const pathIn = (address: string) => address.replace(/^(?:\/[^/]+){4}/, '');

/** A page of the site, in which nothing runs. The next one is loaded behind it and takes its place, where one had scrolled to. Fills its container. */
export function PageFrame({ address, title, onShown, onFailed }: PageFrameProps) {
  /** `at` is where links have led to from `src`. */
  const [front, setFront] = useState({ id: 0, src: '', at: '' });
  const scrolled = useRef<HTMLIFrameElement>(null);
  const next = { id: front.id + 1, src: address, at: address };
  const frames = [front, next].filter(({ id, at }) => (id === front.id ? id > 0 : front.at !== at));

  const load = (frame: HTMLIFrameElement, own: typeof front) => {
    const failure = failureIn(frame);
    if (failure) {
      onFailed(own.at, failure);
      return;
    }
    const at = own.id === front.id ? (frame.contentWindow?.location.pathname ?? own.at) : own.at;
    const before = scrolled.current?.contentDocument?.scrollingElement;
    const now = frame.contentDocument?.scrollingElement;
    if (before && now && pathIn(front.at) === pathIn(at)) now.scrollTop = before.scrollTop;
    setFront({ ...own, at });
    onShown(at);
  };
  return (
    <>
      {frames.map((own) => (
        <chakra.iframe
          key={own.id}
          ref={own.id === front.id ? scrolled : undefined}
          src={own.src}
          title={title}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => load(currentTarget, own)}
          position="absolute"
          inset="0"
          width="full"
          height="full"
          bg="white"
          visibility={own.id === front.id ? 'visible' : 'hidden'}
        />
      ))}
    </>
  );
}
