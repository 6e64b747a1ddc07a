import type { JsonSchema } from '../api/json-schema.ts'
import type { OpenApiDocument, Operation } from '../api/openapi.types.ts'
import { curl, inputPart, note, type Call } from './docs-input.ts'
import { fieldsOf, typeOf } from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'
import { html, Html } from './html.ts'

// Whole, because its content must be what the content security policy has the hash of.
const styleElement = new Html(`<style>${docsStyle}</style>`)

/** The API for people: one page, no script, everything read from the OpenAPI document. */
export function docsPage(document: OpenApiDocument): string {
  const base = document.servers[0]!.url
  const groups = Map.groupBy(callsOf(document), ({ operation }) => operation.tags[0]!)
  const { schemas } = document.components
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <div>
            <h1>${document.info.title}</h1>
            <p>${document.info.description}</p>
            <p>
              Version ${document.info.version} · <a href="/api/openapi.json">OpenAPI 3.1</a> ·
              <a href="/">Ghiyar</a>
            </p>
          </div>
        </header>
        <div class="page">
          <nav aria-label="Contents">
            ${Array.from(groups, ([name, calls]) => contents(title(name), calls.map(idOf)))}
            ${contents('Shapes', Object.keys(schemas))}
          </nav>
          <main id="calls" tabindex="-1">
            ${conventions(base)}
            ${Array.from(groups, ([name, calls]) => [
              html`<h2>${title(name)}</h2>`,
              ...calls.map((call) => callArticle(call, base)),
            ])}
            <h2>Shapes</h2>
            ${Object.entries(schemas).map(([name, schema]) => shapeArticle(name, schema))}
          </main>
        </div>
      </body>
    </html>`.text
}

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

const idOf = ({ operation }: Call) => operation.operationId

const title = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1)

const contents = (heading: string, ids: string[]) =>
  html`<h2>${heading}</h2>
    <ul>
      ${ids.map((id) => html`<li><a href="#${id}">${id}</a></li>`)}
    </ul>`

const conventions = (base: string) =>
  html`<dl class="notes">
    <dt>Address</dt>
    <dd><code>${base}</code></dd>
    <dt>Input</dt>
    <dd>
      GET reads the query string, POST a JSON body, or a form where files go with it. Unknown fields
      are ignored.
    </dd>
    <dt>Account</dt>
    <dd>
      <code>Authorization: Bearer …</code> with the token that <a href="#login">login</a> gives. The
      first browser that shows it gets a cookie, and from then on both are needed.
    </dd>
    <dt>Language</dt>
    <dd>
      <code>Accept-Language: en</code>, <code>ar</code>, <code>fr</code> or <code>zh</code>. Names
      stay English, labels and messages follow.
    </dd>
    <dt>Money, time</dt>
    <dd>Dirhams with at most two decimals; ISO 8601 in UTC.</dd>
    <dt>Refusals</dt>
    <dd>
      An <a href="#Error">Error</a> with a stable code. After 429 and 503 wait as Retry-After says.
    </dd>
    <dt id="webhooks">Webhooks</dt>
    <dd>
      Order events are sent to addresses of sellers (<a href="#createWebhook">createWebhook</a>) as
      a POST of a <a href="#WebhookEvent">WebhookEvent</a>, signed by the Standard Webhooks
      specification: <code>webhook-signature</code> is <code>v1,</code> and the base64 of the
      HMAC-SHA256 of <code>webhook-id.webhook-timestamp.body</code>, by the key whose base64 follows
      <code>whsec_</code> in the secret; after a rotation there are two for 24 hours, with a space
      between. Reply with 2xx within ten seconds. What fails is sent again, ten times in about 27
      hours, with the same <code>webhook-id</code>: skip ids that you have seen. The order of events
      is not kept; read the seller order at <code>data.url</code>.
    </dd>
    <dt>Challenges</dt>
    <dd>
      What is asked for unusually often is refused with 428 <code>challenge.required</code> and a
      <code>challenge</code> of <code>token</code>, <code>seed</code>, <code>bits</code> and
      <code>count</code>. For each i from 0 to count − 1 find a whole number n such that the SHA-256
      of the text <code>seed:i:n</code> begins with that many zero bits. Then make the same call
      again with <code>solution</code>: <code>token:n0,n1,…</code>, within five minutes.
    </dd>
  </dl>`

function callArticle({ method, path, operation }: Call, base: string): Html {
  return html`<article id="${operation.operationId}">
    <h3 class="strip">
      <span class="method ${method}">${method.toUpperCase()}</span>
      <span>/api${path}</span>
    </h3>
    <div class="inside">
      <p>${operation.summary}.</p>
      ${operation.description && html`<p>${operation.description}</p>`} ${inputPart(operation)}
      ${replyPart(operation)} ${refusalTable(operation)}
      <div>
        <p class="label">Try it</p>
        <pre tabindex="0" aria-label="Example call">${curl({ method, path, operation }, base)}</pre>
      </div>
    </div>
  </article>`
}

function replyTable(caption: string, schema: JsonSchema): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${fieldsOf(schema).map(
        (field) =>
          html`<tr>
            <th scope="row">${field.name}</th>
            <td>
              ${typeOf(field.schema)}${!field.required && ', may be missing'} ${note(field.schema)}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function replyPart({ responses }: Operation): Html {
  const [status, reply] = Object.entries(responses).find(([code]) => code.startsWith('2'))!
  const { schema } = Object.values(reply.content)[0]!
  const total = reply.headers && html`; <code>X-Total-Count</code> tells how many there are in all`
  return schema.properties
    ? replyTable(`Reply ${status}`, schema)
    : html`<div>
        <p class="label">Reply ${status}</p>
        <p>${typeOf(schema)}${total}.</p>
      </div>`
}

function refusalTable({ responses }: Operation): Html {
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  const rows = refusals.flatMap(([status, { description }]) =>
    description.split('\n').map((line) => {
      const [code, ...text] = line.split(': ')
      return html`<tr>
        <th scope="row">${status} ${code}</th>
        <td>${text.join(': ')}</td>
      </tr>`
    }),
  )
  return html`<table>
    <caption>
      Refusals
    </caption>
    <thead>
      <tr>
        <th scope="col">Status and code</th>
        <th scope="col">Message</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

const shapeArticle = (name: string, schema: JsonSchema) =>
  html`<article id="${name}">
    <h3 class="strip">${name}</h3>
    <div class="inside">${replyTable('Fields', schema)}</div>
  </article>`
