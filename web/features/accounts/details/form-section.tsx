type FormSectionProps = { title: string; note?: string; children: React.ReactNode }

/** A part of the form under its own torn strip. */
export function FormSection({ title, note, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      {note && <p className="pb-4 text-soft">{note}</p>}
      <div className="form-grid">{children}</div>
    </fieldset>
  )
}
