import { useEditorState, type Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { Icon, type IconName } from '../icon.tsx'

/** All texts of the rich text field. */
export type RichTextTexts = {
  /** The label of the toolbar. */
  toolbar: string
  bold: string
  italic: string
  underline: string
  heading: string
  subheading: string
  bullets: string
  numbers: string
  link: string
  undo: string
  redo: string
  /** Above the box for a link's address. */
  address: string
  addLink: string
  removeLink: string
  cancel: string
  /** For an invalid address, or one without `https`. */
  badAddress: string
}

type Tool = {
  name: Exclude<
    keyof RichTextTexts,
    'toolbar' | 'address' | `${string}Link` | 'cancel' | 'badAddress'
  >
  icon: IconName
  shortcut?: string
  /** Whether the icon is mirrored in right-to-left text. */
  turns?: boolean
  run: (editor: Editor) => void
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: 'bold', shortcut: 'Control+B', run: (e) => e.commands.toggleBold() },
  { name: 'italic', icon: 'italic', shortcut: 'Control+I', run: (e) => e.commands.toggleItalic() },
  {
    name: 'underline',
    icon: 'underline',
    shortcut: 'Control+U',
    run: (e) => e.commands.toggleUnderline(),
  },
  { name: 'heading', icon: 'heading', run: (e) => e.commands.toggleHeading({ level: 3 }) },
  { name: 'subheading', icon: 'subheading', run: (e) => e.commands.toggleHeading({ level: 4 }) },
  { name: 'bullets', icon: 'bullets', turns: true, run: (e) => e.commands.toggleBulletList() },
  { name: 'numbers', icon: 'numbers', run: (e) => e.commands.toggleOrderedList() },
  { name: 'link', icon: 'link', shortcut: 'Control+K', run: () => {} },
  { name: 'undo', icon: 'undo', turns: true, run: (e) => e.commands.undo() },
  { name: 'redo', icon: 'redo', turns: true, run: (e) => e.commands.redo() },
]

const stateOf = ({ editor }: { editor: Editor }) => ({
  on: {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    heading: editor.isActive('heading', { level: 3 }),
    subheading: editor.isActive('heading', { level: 4 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: editor.isActive('link'),
  } as Partial<Record<Tool['name'], boolean>>,
  off: { undo: !editor.can().undo(), redo: !editor.can().redo() } as Partial<
    Record<Tool['name'], boolean>
  >,
})

type RichTextToolbarProps = {
  editor: Editor
  texts: RichTextTexts
  controls: string
  onLink: () => void
}

/** The toolbar: one tab stop, arrow keys move between the buttons. */
export function RichTextToolbar({ editor, texts, controls, onLink }: RichTextToolbarProps) {
  const { on, off } = useEditorState({ editor, selector: stateOf })
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)

  const move = (event: React.KeyboardEvent) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: rightToLeft ? -1 : 1,
      ArrowLeft: rightToLeft ? 1 : -1,
      Home: -current,
      End: tools.length - 1 - current,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const use = (tool: Tool, index: number, byPointer: boolean) => {
    setCurrent(index)
    if (off[tool.name]) return
    if (tool.name === 'link') return onLink()
    // A click returns the focus to the text; the keyboard stays in the toolbar.
    if (byPointer) editor.commands.focus()
    tool.run(editor)
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.toolbar}
      aria-controls={controls}
      className="rich-toolbar"
      onKeyDown={move}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          className="rich-tool"
          tabIndex={index === current ? 0 : -1}
          aria-label={texts[tool.name]}
          title={texts[tool.name]}
          aria-keyshortcuts={tool.shortcut}
          aria-pressed={on[tool.name]}
          aria-disabled={off[tool.name] || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => use(tool, index, event.detail > 0)}
        >
          <Icon name={tool.icon} className={tool.turns ? 'turns' : ''} />
        </button>
      ))}
    </div>
  )
}
