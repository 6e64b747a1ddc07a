import { createHash } from 'node:crypto'
import type { Address } from './address.ts'

/** Written into postgresql.conf when the database is made; an operator may change them there. */
export const initialSettings = [
  'shared_buffers=128MB',
  'effective_cache_size=512MB',
  'work_mem=8MB',
  'maintenance_work_mem=64MB',
  'max_wal_size=1GB',
  'random_page_cost=1.1',
]

/**
 * What no file may change, as `-c` arguments: an acknowledged row survives a power cut, nothing
 * listens on the network, and logs are bounded and free of personal data (no values, no SQL).
 * @param version of the binaries, part of the fingerprint that `fingerprintOf` reads
 * @param isDurable false where nothing has to outlive the machine
 */
export function fixedSettings(address: Address, version: string, isDurable: boolean): string[] {
  const settings = [
    `fsync=${isDurable ? 'on' : 'off'}`,
    'full_page_writes=on',
    'synchronous_commit=on',
    // The default on macOS stops at the drive's cache.
    ...(process.platform === 'darwin' ? ['wal_sync_method=fsync_writethrough'] : []),
    ...listening(address),
    'max_connections=100',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'logging_collector=on',
    'log_destination=stderr',
    'log_directory=log',
    'log_filename=postgresql-%Y-%m-%d-%H%M%S.log',
    'log_rotation_age=1d',
    'log_rotation_size=10MB',
    'log_checkpoints=off',
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
  ]
  const hash = createHash('sha256').update([version, ...settings].join('\n'))
  return [...settings, `cluster_name=ghiyar-${hash.digest('hex').slice(0, 12)}`]
}

/** The name under which the server shows these settings: another name, other settings. */
export function fingerprintOf(settings: string[]): string {
  return settings.at(-1)?.replace('cluster_name=', '') ?? ''
}

function listening(address: Address): string[] {
  if ('port' in address)
    return ['listen_addresses=127.0.0.1', `port=${address.port}`, 'unix_socket_directories=']
  const quoted = `"${address.socketDir.replaceAll('"', '""')}"`
  return [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories=${quoted}`,
    'unix_socket_permissions=0700',
  ]
}
