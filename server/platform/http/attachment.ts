/** The Content-Disposition of a file to save, its name kept whatever its script (RFC 6266, RFC 8187). */
export const attachment = (name: string): string =>
  `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )}`
