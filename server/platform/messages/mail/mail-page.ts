import { directionOf } from '#contract/language.ts'
import { type Html, html } from '../../http/html.ts'
import type { MailBlock, MailFact, MailItem } from './mail-block.ts'
import { stopWords } from './stop-words.ts'
import { darkStyle, style } from './mail-style.ts'

type Links = { code?: string; href?: string }
type Page = Links & { origin: string; stop?: string; blocks: MailBlock[] }

/** The markup of a mail: one column of at most 600 px, a block per language, nothing from outside. */
export function mailPage({ origin, code, href, stop, blocks }: Page): string {
  const [first] = blocks
  return html`<!doctype html>
    <html lang="${first!.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <title>${first!.subject}</title>
        ${darkStyle}
      </head>
      <body class="canvas" style="${style.body}">
        <table role="presentation" class="canvas" style="${style.canvas}" width="100%">
          <tr>
            <td align="center" style="${style.margin}">
              <table role="presentation" class="card" style="${style.card}" width="100%">
                <tr>
                  <td style="${style.header}">Ghiyar&nbsp;|&nbsp;غيار</td>
                </tr>
                ${blocks.map((block) => blockRow(block, { code, href }))}
                <tr>
                  <td class="quiet line" dir="ltr" style="${style.footer}">
                    <a class="link" href="${origin}" style="${style.link}">${origin}</a>
                    ${stop !== undefined && blocks.map((block) => stopLine(block, stop))}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text.replace(/\n\s+/g, '\n')
}

function stopLine({ language }: MailBlock, stop: string): Html {
  return html`<p lang="${language}" dir="${directionOf(language)}" style="${style.stop}">
    <a class="link" href="${stop}" style="${style.link}">${stopWords[language]}</a>
  </p>`
}

function blockRow(block: MailBlock, { code, href }: Links): Html {
  const {
    language,
    title,
    introduction,
    facts,
    quote = [],
    items = [],
    more,
    button,
    notes,
  } = block
  const direction = directionOf(language)
  const align = direction === 'rtl' ? 'right' : 'left'
  return html`<tr>
    <td class="line" lang="${language}" dir="${direction}" align="${align}" style="${style.block}">
      <h1 class="text" style="${style.title}">${title}</h1>
      <p class="text" style="${style.paragraph}">${introduction}</p>
      ${code !== undefined && html`<p class="code" dir="ltr" style="${style.code}">${code}</p>`}
      ${
        facts &&
        html`<table role="presentation" dir="${direction}" style="${style.facts}">
          ${facts.map(factRow)}
        </table>`
      }
      ${quote.some(Boolean) && quoteBlock(quote, align)}
      ${items.map((item) => itemBlock(item, align))}
      ${more !== undefined && html`<p class="text" style="${style.paragraph}">${more}</p>`}
      ${
        button !== undefined &&
        href !== undefined &&
        html`<p style="${style.action}">
          <a class="button" href="${href}" style="${style.button}">${button}</a>
        </p>`
      }
      ${notes.map((note) => html`<p class="quiet" style="${style.note}">${note}</p>`)}
    </td>
  </tr>`
}

function factRow({ label, value, ltr, href }: MailFact): Html {
  const shown = ltr ? html`<bdi dir="ltr">${value}</bdi>` : html`<bdi>${value}</bdi>`
  return html`<tr>
    <td class="quiet" style="${style.label}">${label}</td>
    <td class="text" style="${style.value}">
      ${href === undefined ? shown : html`<a class="link" href="${href}" style="${style.link}">${shown}</a>`}
    </td>
  </tr>`
}

/** Each line in the direction of its own words. */
function quoteBlock(lines: string[], align: string): Html {
  return html`<div style="${style.quote}">
    ${lines.map((line) =>
      line === ''
        ? html`<br />`
        : html`<p class="text" dir="auto" align="${align}" style="${style.itemText}">${line}</p>`,
    )}
  </div>`
}

function itemBlock({ title, detail, text }: MailItem, align: string): Html {
  return html`<div style="${style.item}">
    <p class="text" style="${style.itemTitle}"><bdi>${title}</bdi></p>
    <p class="quiet" style="${style.itemDetail}">
      <bdi>${detail.name}</bdi> · <bdi dir="ltr">${detail.number}</bdi>
    </p>
    <p class="text" dir="auto" align="${align}" style="${style.itemText}">${text}</p>
  </div>`
}
