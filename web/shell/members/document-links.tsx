import type { DocumentLink } from '#contract/document-link.ts'
import type { DocumentFormat } from '#contract/money-kinds.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useTranslation } from '../i18n.ts'
import { usePage } from '../page.tsx'
import { fetchPrivateFile, saveFile } from './private-file.ts'
import { useMutation } from './use-mutation.ts'
import './document-links.css'

/** Saves documents, as a PDF or as XML for accounting programs; the texts are those of payments. */
export function DocumentLinks({ documents }: { documents: DocumentLink[] }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  if (documents.length === 0) return null
  const save = ({ url, number }: DocumentLink, format: DocumentFormat) =>
    run(async () =>
      saveFile(await fetchPrivateFile(`${url}?format=${format}`, language), `${number}.${format}`),
    )
  return (
    <>
      <ul className="document-links">
        {documents.map((document) => {
          const kind = t(`documents.kinds.${document.kind}`)
          return (
            <li key={document.url} aria-busy={busy}>
              <button type="button" className="link" onClick={() => void save(document, 'pdf')}>
                {kind} <bdi dir="ltr">{document.number}</bdi>
              </button>
              <button
                type="button"
                className="link document-xml"
                aria-label={t('documents.xml', { document: `${kind} ${document.number}` })}
                onClick={() => void save(document, 'xml')}
              >
                XML
              </button>
            </li>
          )
        })}
      </ul>
      <FormFailure message={failure} />
    </>
  )
}
