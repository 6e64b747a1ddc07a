/** The look of the API page; the same tokens as the site, without anything to download. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f5f2ec, #0c1518);
  --surface: light-dark(#fff, #132024);
  --sunken: light-dark(#ebe6dc, #1a2a2f);
  --ink: light-dark(#14252b, #edf2f1);
  --soft: light-dark(#46565b, #b5c2c5);
  --hairline: light-dark(#d8d1c4, #2a3b41);
  --perforation: light-dark(#b9b1a2, #3b4e55);
  --primary: light-dark(#0b5f69, #4fc4cf);
  --read: light-dark(#1e4e8c, #9fc6ff);
  --read-ground: light-dark(#e5eef9, #112847);
  --write: light-dark(#7a4a00, #ffcb66);
  --write-ground: light-dark(#fff0cc, #382806);
  --focus: light-dark(#0b57d0, #8fc7ff);
  --mono: ui-monospace, 'Cascadia Mono', Menlo, monospace;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--canvas); color: var(--ink); scroll-padding-block: 1.5rem; }
body { font: 0.875rem/1.5 'IBM Plex Sans', system-ui, sans-serif; overflow-wrap: break-word; }
a { color: var(--primary); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
code, pre { font-family: var(--mono); font-size: 0.8125rem; }
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
.skip { position: absolute; inset-block-start: -4rem; padding: 0.75rem 1rem; background: #ffc61a; color: #14252b; }
.skip:focus { inset-block-start: 0; }
header { background: #10242a; color: #f3f6f5; border-block-end: 4px solid #ffc61a; }
header > div, .page { max-inline-size: 76rem; margin-inline: auto; padding-inline: 1rem; }
header > div { padding-block: 1.75rem; }
header h1 { font-size: 1.5rem; }
header p { max-inline-size: 42rem; margin-block-start: 0.5rem; color: #b9c8cb; }
header a { color: #f3f6f5; }
.page { display: grid; gap: 1.5rem; padding-block: 1.5rem 4rem; }
nav ul { list-style: none; columns: 10rem; }
nav h2 { font-size: 0.8125rem; color: var(--soft); margin-block: 0.75rem 0.25rem; }
nav li a { display: block; padding-block: 0.5rem; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
main { display: grid; gap: 1.25rem; min-inline-size: 0; }
main > h2 { font-size: 1.25rem; margin-block-start: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem; }
dt { color: var(--soft); }
article, .notes { background: var(--surface); border: 1px solid var(--hairline); border-radius: 10px; min-inline-size: 0; }
.notes, .inside { padding: 1rem; }
.inside { display: grid; gap: 1.25rem; }
.inside > * { min-inline-size: 0; }
.strip { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; padding: 0.75rem 1rem; font: 500 0.9375rem var(--mono); border-block-end: 2px dashed var(--perforation); }
.method { padding: 0.125rem 0.5rem; border-radius: 4px; font-size: 0.75rem; background: var(--read-ground); color: var(--read); }
.post { background: var(--write-ground); color: var(--write); }
table { inline-size: 100%; border-collapse: collapse; }
caption { text-align: start; font-weight: 600; padding-block-end: 0.375rem; }
th, td { text-align: start; vertical-align: baseline; padding-block: 0.4375rem; padding-inline-end: 0.75rem; border-block-start: 1px solid var(--hairline); }
thead th { color: var(--soft); font-weight: 500; font-size: 0.8125rem; border-block-start: 0; }
tbody th { font: 500 0.8125rem/1.5 var(--mono); inline-size: 30%; overflow-wrap: anywhere; }
td small { display: block; font-size: 0.8125rem; color: var(--soft); }
.label { font-weight: 600; padding-block-end: 0.375rem; }
pre { background: var(--sunken); border-radius: 6px; padding: 0.75rem; overflow-x: auto; white-space: pre; }
@media (min-width: 64rem) {
  .page { grid-template-columns: 14rem minmax(0, 1fr); gap: 2.5rem; }
  nav { position: sticky; inset-block-start: 1rem; align-self: start; max-block-size: calc(100dvh - 2rem); overflow-y: auto; padding-inline: 0.25rem; }
  nav ul { columns: auto; }
  nav li a { padding-block: 0.25rem; }
}
@media (max-width: 36rem) {
  thead { position: absolute; clip-path: inset(50%); }
  tr, tbody, tbody th, tbody td { display: block; inline-size: auto; }
  tbody tr { border-block-start: 1px solid var(--hairline); padding-block: 0.5rem; }
  tbody th, tbody td { border: 0; padding: 0; }
}
`
