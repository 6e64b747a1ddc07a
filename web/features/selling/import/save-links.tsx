import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'

const formats = ['xlsx', 'csv'] as const

type SaveLinksProps<Name extends EndpointName> = {
  label: string
  call: Name
  input: InputOf<Name>
  /** Of the saved file, without its ending. */
  fileName: string
}

/** A file of ours to be saved, as an Excel workbook or as CSV. */
export function SaveLinks<Name extends 'getImportTemplate' | 'getImportResult'>(
  props: SaveLinksProps<Name>,
) {
  const { label, call, input, fileName } = props
  const { t } = useTranslation('import')
  const { language } = usePage()
  const { failure, busy, run } = useMutation()
  const save = (format: (typeof formats)[number]) =>
    run(() => download(call, { ...input, format }, { language, fileName: `${fileName}.${format}` }))
  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={label}
        className="flex flex-wrap gap-y-0 gap-x-4 items-center text-soft"
      >
        <span aria-hidden="true">{label}</span>
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            className="text-button"
            disabled={busy}
            onClick={() => save(format)}
          >
            {t(`file.template.${format}`)}
          </button>
        ))}
      </div>
      <FormFailure message={failure} />
    </div>
  )
}
