#!/usr/bin/env bash
# Guess: width, height and translate on an element of Chakra's factory are the element's own attributes, as they are on a component that
# only adds styles: a browser keeps the room of an image by the first two, and translates nothing inside the third.
# Behaviour: all three become CSS. The image is 720px high however narrow it is, keeps no room by its ratio, and `translate: no` is no valid
# CSS, so the text is translated. htmlWidth, htmlHeight and htmlTranslate are the attributes. Types accept both.
# Version: @chakra-ui/react 3.37.0, @emotion/react 11.14.0, react 18.3.1.
# Source: every key that the system knows as a CSS property is a style (`isValidProperty` of the system), whatever the tag;
# `htmlProps` of the factory renames a short list of html* keys.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @chakra-ui/react@3.37.0 @emotion/react@11.14.0 react@18.3.1 react-dom@18.3.1 >/dev/null
cat > image.mjs <<'END'
import { chakra, ChakraProvider, createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const system = createSystem(defaultConfig, defineConfig({ preflight: false }));
const show = (element) => {
  const html = renderToStaticMarkup(createElement(ChakraProvider, { value: system }, element));
  const [, rules = ''] = /<style data-emotion="css [^"]*">\.[\w-]+\{([^}]*)\}/.exec(html) ?? [];
  const tag = html.replace(/<style[\s\S]*?<\/style>/g, '').replace(/ class="[^"]*"/, '');
  console.log(`${tag} ${rules}`.trim());
};
show(createElement(chakra.img, { src: 'a.webp', alt: '', width: 1280, height: 720 }));
show(createElement(chakra.img, { src: 'a.webp', alt: '', htmlWidth: 1280, htmlHeight: 720 }));
show(createElement(chakra.a, { href: '/', translate: 'no' }, 'Meridian'));
show(createElement(chakra.a, { href: '/', htmlTranslate: 'no' }, 'Meridian'));
END
node image.mjs | tee output.txt
diff output.txt - <<'END'
<img src="a.webp" alt=""/> width:1280px;height:720px;
<img src="a.webp" alt="" width="1280" height="720"/>
<a href="/">Meridian</a> -webkit-translate:no;-moz-translate:no;-ms-translate:no;translate:no;
<a href="/" translate="no">Meridian</a>
END
