import type { DocumentField } from '#contract/uploads.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'

/** What the fields of a garage or company need of the form that they stand in. */
export type DetailFields<Name extends string> = {
  field: (name: Name) => FieldBinding<string>
  /** A place was picked, which lies in this emirate. */
  onEmirate: (emirate: string) => void
  /** How this form shows a document and has it chosen. */
  document: (name: DocumentField, label: string, optional?: true) => React.ReactNode
}
