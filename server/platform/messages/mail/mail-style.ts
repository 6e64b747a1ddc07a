import { Html } from '../../http/html.ts'

// Mail programs know little of style sheets: what matters stands on the elements themselves, and the
// sheet adds the dark colours where it is understood.

const sans = "font-family:-apple-system,'Segoe UI',Roboto,Tahoma,Arial,sans-serif"
const mono = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace"
const ink = 'color:#14252B'
const quiet = 'color:#46565B'
const padding = 'padding:24px 28px'

export const style = {
  body: 'margin:0;padding:0;background:#F5F2EC',
  canvas: 'border-collapse:collapse;background:#F5F2EC',
  margin: 'padding:24px 12px',
  card: 'max-width:600px;border-collapse:separate;border-spacing:0;background:#FFFFFF;border:1px solid #D8D1C4;border-radius:10px',
  header: `${sans};${padding};padding-top:16px;padding-bottom:16px;background:#10242A;color:#F3F6F5;font-size:18px;font-weight:600;border-bottom:4px solid #FFC61A;border-radius:9px 9px 0 0`,
  block: `${sans};${padding};border-bottom:1px solid #D8D1C4`,
  title: `${ink};margin:0 0 12px;font-size:20px;line-height:1.4;font-weight:600`,
  paragraph: `${ink};margin:0 0 16px;font-size:16px;line-height:1.6`,
  code: `${mono};${ink};margin:0 0 16px;padding:16px;background:#EBE6DC;border-radius:6px;font-size:32px;line-height:1.2;font-weight:600;letter-spacing:6px;text-align:center`,
  facts: 'border-collapse:collapse',
  label: `${sans};${quiet};padding:4px 0;padding-inline-end:16px;font-size:14px;line-height:1.6;vertical-align:top`,
  value: `${sans};${ink};padding:4px 0;font-size:16px;line-height:1.6;vertical-align:top`,
  item: 'margin:0 0 16px;padding-inline-start:12px;border-inline-start:4px solid #FFC61A',
  quote: 'margin:16px 0;padding-inline-start:12px;border-inline-start:4px solid #FFC61A',
  itemTitle: `${sans};${ink};margin:0;font-size:16px;line-height:1.6;font-weight:600`,
  itemDetail: `${sans};${quiet};margin:0 0 4px;font-size:14px;line-height:1.6`,
  itemText: `${sans};${ink};margin:0;font-size:16px;line-height:1.6;overflow-wrap:anywhere`,
  action: 'margin:20px 0 16px',
  button: `${sans};display:inline-block;padding:12px 24px;background:#FFC61A;color:#10242A;border-radius:6px;font-size:16px;line-height:1.4;font-weight:600;text-decoration:none`,
  note: `${quiet};margin:8px 0 0;font-size:14px;line-height:1.6`,
  footer: `${sans};${quiet};padding:16px 28px;font-size:14px`,
  stop: 'margin:8px 0 0',
  link: 'color:#0B5F69;text-decoration:underline',
} as const

export const darkStyle = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.canvas { background: #0C1518 !important; }
.card { background: #132024 !important; border-color: #2A3B41 !important; }
.line { border-color: #2A3B41 !important; }
.text { color: #EDF2F1 !important; }
.quiet { color: #B5C2C5 !important; }
.code { background: #1A2A2F !important; color: #EDF2F1 !important; }
.link { color: #4FC4CF !important; }
}
</style>`)
