/** The cards on the gateway's payment page. Their numbers are those that Stripe gives to testers, and pay nothing. */
export const TEST_CARDS = [
  { scenario: 'success', number: '4242 4242 4242 4242', label: 'Pays at once' },
  { scenario: 'decline', number: '4000 0000 0000 0002', label: 'Is declined' },
  { scenario: 'three-d-secure', number: '4000 0000 0000 3220', label: 'Asks for 3-D Secure' },
] as const;

export type Scenario = (typeof TEST_CARDS)[number]['scenario'];
