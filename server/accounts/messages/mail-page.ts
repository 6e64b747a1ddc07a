import { directionOf } from '#contract/language.ts'
import { type Html, html } from '../../platform/http/html.ts'
import type { MailLanguage, MailWords } from './bilingual-mail.ts'
import { darkStyle, style } from './mail-style.ts'

type Block = MailWords & { language: MailLanguage }

type Page = { origin: string; code?: string; blocks: Block[] }

/** The markup of a mail: one column of at most 600 px, a block per language, nothing from outside. */
export function mailPage({ origin, code, blocks }: Page): string {
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
                ${blocks.map((block) => blockRow(block, code))}
                <tr>
                  <td class="quiet line" dir="ltr" style="${style.footer}">
                    <a class="link" href="${origin}" style="${style.link}">${origin}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text.replace(/\n\s+/g, '\n')
}

function blockRow({ language, title, introduction, facts, notes }: Block, code?: string): Html {
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
      ${notes.map((note) => html`<p class="quiet" style="${style.note}">${note}</p>`)}
    </td>
  </tr>`
}

function factRow({ label, value }: { label: string; value: string }): Html {
  return html`<tr>
    <td class="quiet" style="${style.label}">${label}</td>
    <td class="text" style="${style.value}"><bdi>${value}</bdi></td>
  </tr>`
}
