// Marks that take no room and come along when text is copied out of mails, chats and web pages. The one
// that turns the order of letters around stays: what it shows isn't what it says.
const invisible = /[\u200B\u200E\u200F\u202A-\u202D\u2060-\u2069\uFEFF\u00AD\u180E]/g
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g

/** What a person sees in a cell: NFC, without invisible marks, odd spaces and space around it. */
export function cellText(raw: string | undefined): string {
  if (!raw) return ''
  // Most cells are plain.
  if (/^[!-~]+(?: [!-~]+)*$/.test(raw)) return raw
  return raw
    .normalize('NFC')
    .replace(invisible, '')
    .replace(control, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

/** The same on one line. */
export const oneLine = (text: string): string =>
  text.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? ' ' : spaces))

const blankText =
  /^(?:[-–—_.*=~?\s]+|n\.?\/?a\.?|nil|null|none|nan|undefined|tba|tbd|\(blank\)|\(vide\)|لا يوجد|لا شيء|بدون|غير محدد|无|没有)$/iu

/** What Excel shows where a formula failed. */
export const formulaError =
  /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|GETTING_DATA)[!?]?$|^#{3,}$/i

/** Whether a cell says nothing: empty, a dash, "N/A". */
export const isBlank = (text: string): boolean => text === '' || blankText.test(text)

/** Whether a cell of words says nothing: also the 0 of a look-up that found nothing. */
export const isWordless = (text: string): boolean =>
  isBlank(text) || /^0(?:\.0+)?$/.test(text) || formulaError.test(text)

/** Arabic-Indic, Persian and full-width digits as 0-9, their decimal and thousands marks as . and , */
export const asciiDigits = (text: string): string =>
  /^[\u0000-\u007F]*$/.test(text)
    ? text
    : text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19\u066B\u066C]/g, (sign) => {
        if (sign === '\u066B') return '.'
        if (sign === '\u066C') return ','
        const code = sign.charCodeAt(0)
        return String(code - (code >= 0xff10 ? 0xff10 : code >= 0x06f0 ? 0x06f0 : 0x0660))
      })
