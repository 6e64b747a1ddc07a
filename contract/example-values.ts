// Values in the examples of calls, which the documentation shows.

export const exampleIds = {
  /** Of the demonstration, so that a read finds something there. */
  seller: '5cd15a7c-07b1-8ce2-adfd-bdc24da2b829',
  // These belong to nobody: callers change only what is their own.
  listing: '3f1d9f4a-52c7-8f0e-9a7b-6a2f0c1d8e55',
  import: '8d0f6a52-1b9e-8c43-b1f7-2e9d5a7c4406',
  room: 'b2c7e1d0-6f3a-8e58-a4c9-0d1f7b3e6a92',
}

/** Of the link in a mail. */
export const linkToken = 'k3JXw9bq7ZtYc2LmN8RvQeHs4aFgD1pU'

export const garageDetails = {
  emirate: 'Sharjah',
  garage_type: 'Independent Mom & Pop Garages',
  garage_name: 'Al Noor Garage',
  garage_address: 'Industrial Area 5, Sharjah',
  opening_hours: '08:00',
  closing_hours: '20:00',
  trade_license_no: '512044',
  owner_manager_name: 'Salem Al Ketbi',
  goods_receiver_name: 'Imran Khan',
}
