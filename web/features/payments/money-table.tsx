import './money-table.css'

type MoneyTableProps = {
  label: string
  /** Which of the layouts of `money-table.css` its cards have. */
  layout: 'payments' | 'entries' | 'payouts' | 'credits' | 'creditOrders' | 'creditPayments'
  /** The last one has the amounts. */
  columns: string[]
  updating: boolean
  children: React.ReactNode
}

/** A sheet where there is room; in narrow windows its rows are cards. */
export function MoneyTable({ label, layout, columns, updating, children }: MoneyTableProps) {
  return (
    <table
      aria-label={label}
      aria-busy={updating}
      data-updating={updating || undefined}
      data-layout={layout}
      className="money-table"
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
