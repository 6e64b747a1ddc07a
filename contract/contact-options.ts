/** The preferred reply and the reason for writing: values of the contact form. */
export const contactModes = ['mobile', 'email'] as const
export type ContactMode = (typeof contactModes)[number]

export const contactReasons = ['General Enquiry', 'Complaint'] as const
export type ContactReason = (typeof contactReasons)[number]
