type Value = Html | string | number | false | undefined | Value[]

/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Markup from a template: every value that isn't markup itself is escaped. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    strings.map((text, i) => text + (i < values.length ? written(values[i]) : '')).join(''),
  )
}

function written(value: Value): string {
  if (value === false || value === undefined) return ''
  if (Array.isArray(value)) return value.map(written).join('')
  return value instanceof Html ? value.text : escaped(String(value))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for markup: element content and attributes in double quotes, in HTML as in XML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!)
}
