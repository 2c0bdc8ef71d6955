/** The most common passwords, which attackers try first: eight characters or more, or a stem that digits follow. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse contraseña contrasena senha123 password123
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 11223344 112233445566
  123123123 123454321 12341234 147258369 159357456 123321123 789456123 741852963 963852741 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsxedc qwertyui qwertyuiop qwertzui qwertzuiop azertyuiop qwerty asdfghjk
  asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm zxcvbnm123 qweasdzxc qwe123qwe qwer1234 q1w2e3r4 q1w2e3r4t5 1234qwer abcd1234
  abc12345 abcdefgh abcdefghi abcdefg a1b2c3d4 aa123456 a1234567 a123456789 iloveyou iloveyou1 iloveyou2 loveyou
  iloveme sunshine princess football baseball basketball superman batman123 spiderman starwars pokemon pokemon1 whatever
  trustno1 welcome welcome1 welcome123 letmein letmein1 letmeinnow dragon dragon123 monkey monkey123 master
  master123 shadow shadow12 michael michelle jennifer jessica charlie charlie1 computer internet corvette mercedes maverick
  liverpool chelsea arsenal1 barcelona realmadrid juventus manchester jordan23 samantha elizabeth alexander christian
  nicholas victoria veronica jonathan benjamin isabella gabriela valentina fernando alejandro francisco scarlett
  changeme changeme1 changeit default123 administrator admin123 admin1234 adminadmin rootroot root1234 toortoor
  testtest test1234 testing1 testing123 user1234 guest123 guestguest demodemo secret secret123 topsecret access14
  p4ssw0rd pass1234 pass123456 passpass password1! mypassword newpassword thepassword passphrase
  cardwright cardgame boardgame playingcards supabase postgres postgresql
  correcthorsebatterystaple football1 baseball1 hello123 hellohello helloworld hello1234 goodluck freedom freedom1
  blink182 slipknot metallica nirvana1 eminem123 rockstar rockyou snowball butterfly chocolate cheesecake
  strawberry blueberry pineapple cinnamon buttercup tinkerbell garfield mickeymouse snoopy12 scoobydoo
  matrix123 godzilla hunter12 hunter2hunter killer12 gangster mustang1 harley12 yamaha12 ferrari1 porsche1
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 january1 february
  november december september monday12 friday13 yellow12 orange12 purple12 diamond1 diamond silver12 platinum`.split(
    /\s+/,
  ),
);
