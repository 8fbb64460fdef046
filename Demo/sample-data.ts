/** A person of the demo, with the messages of the conversation. */
export interface Member {
  id: string;
  name: string;
  /** The number of the tone of the face. */
  tone: number;
  unread?: number;
  /** The person's answers, in turn. */
  replies: string[];
  /** The messages so far, oldest first; `ago` counts the minutes before the page was opened. */
  said: { mine?: boolean; text: string; ago: number }[];
}

/** The initial people of the list, newest first. */
export const people: Member[] = [
  {
    id: 'anna', name: 'Anna Berg', tone: 0, unread: 2,
    said: [
      { text: 'The viewing went well, by the way', ago: 131 },
      { text: 'High ceilings, morning light, and a landlord who laughs', ago: 130 },
      { mine: true, text: 'That sounds like a yes', ago: 127 },
      { text: 'It might be', ago: 126 },
      { text: 'Are you still at the studio?', ago: 44 },
      { mine: true, text: 'Another half hour, I think', ago: 41 },
      { mine: true, text: "Then I'm all yours", ago: 41 },
      { text: 'I found the chairs. The oak ones.', ago: 3 },
      { text: 'Shall I take all four?', ago: 2 },
    ],
    replies: [
      "Perfect, I'll have them set aside.",
      'They can deliver on Saturday, between nine and noon.',
      "Good. I'll send you a picture when they're in the van.",
      'One has a small scratch, they took ten off.',
    ],
  },
  {
    id: 'ben', name: 'Ben Ito', tone: 1,
    said: [
      { text: "We're set up. The piano is finally in tune", ago: 190 },
      { mine: true, text: 'Wonderful. Who is on bass?', ago: 186 },
      { text: 'Ida. She learned it on the train', ago: 185 },
      { mine: true, text: 'How did the second take come out?', ago: 75 },
      { text: 'Better than the first. Less breath, more room.', ago: 71 },
      { mine: true, text: 'Can I hear it tonight?', ago: 20 },
      { text: 'Uploading now, give it ten minutes', ago: 18 },
    ],
    replies: [
      "It's up. Listen with headphones first.",
      "The bridge is the part I'm unsure about.",
      "Agreed, I'll pull the reverb down a little.",
    ],
  },
  {
    id: 'clara', name: 'Clara Moreau', tone: 2,
    said: [
      { mine: true, text: 'Window or aisle?', ago: 150 },
      { text: 'Window, always. There are cranes on the fields', ago: 148 },
      { mine: true, text: 'Count them for me', ago: 147 },
      { text: 'Forty at least. I lost track at the bridge', ago: 121 },
      { text: 'Train is on time for once', ago: 52 },
      { mine: true, text: "I'll be on platform 4", ago: 50 },
      { text: 'See you in an hour!', ago: 49 },
    ],
    replies: ['We just passed the river.', 'Carriage 12, I have the blue bag.', 'Coffee first?'],
  },
  {
    id: 'trail', name: 'Sunday Trail', tone: 4, unread: 5,
    said: [
      { mine: true, text: 'Mill or chapel as the start?', ago: 99 },
      { text: 'Forecast says dry until four', ago: 96 },
      { text: 'Then we start at nine from the mill', ago: 64 },
    ],
    replies: ['Nine it is.', "I'll bring the map and the thermos.", 'Who has room for one more in the car?'],
  },
  {
    id: 'dario', name: 'Dario Conti', tone: 3, unread: 1,
    said: [
      { mine: true, text: 'What was that risotto?', ago: 160 },
      { text: 'Lemon, and a spoon of mascarpone at the very end', ago: 118 },
    ],
    replies: ["Off the heat, that's the trick.", "Come on Thursday and I'll show you."],
  },
  {
    id: 'greta', name: 'Greta Lind', tone: 5,
    said: [
      { text: 'The print shop called, proofs are ready', ago: 190 },
      { mine: true, text: "I'll pick them up on the way", ago: 185 },
    ],
    replies: ['Ask for the matte ones.', 'They close at six.'],
  },
  {
    id: 'emil', name: 'Emil Novak', tone: 6,
    said: [
      { text: 'Match moved to half past seven', ago: 240 },
      { mine: true, text: 'Works for me', ago: 236 },
    ],
    replies: ['Court three.', 'Bring the good racket this time.'],
  },
  {
    id: 'farah', name: 'Farah Aziz', tone: 7, unread: 3,
    said: [
      { mine: true, text: 'Did the sketches arrive?', ago: 330 },
      { text: 'They did. The third one, without question.', ago: 302 },
    ],
    replies: ['It has the calm the others lack.', 'I marked two small things, nothing big.'],
  },
  {
    id: 'hugo', name: 'Hugo Pereira', tone: 1,
    said: [{ text: 'Keys are with the neighbour, second floor', ago: 420 }],
    replies: ['She is home after five.', 'Water the fig if you can.'],
  },
  {
    id: 'ines', name: 'Ines Duarte', tone: 3,
    said: [
      { mine: true, text: 'Thank you for yesterday', ago: 1500 },
      { text: 'Any time. It was a good evening.', ago: 1490 },
    ],
    replies: ["Let's do it again in spring.", 'You left your scarf here, by the way.'],
  },
  {
    id: 'jonas', name: 'Jonas Weber', tone: 2,
    said: [{ text: 'I moved the review to Tuesday, same room', ago: 1720 }],
    replies: ['Half an hour should do.', "I'll bring the numbers."],
  },
  {
    id: 'kaya', name: 'Kaya Demir', tone: 0,
    said: [
      { text: 'Which bakery was it?', ago: 2900 },
      { mine: true, text: 'The one behind the station, green door', ago: 2890 },
    ],
    replies: ["Found it. The queue says you're right.", 'Bought two of everything.'],
  },
  {
    id: 'liam', name: 'Liam Walsh', tone: 4,
    said: [{ text: 'The boat is in the water at last', ago: 4400 }],
    replies: ["Bring a jacket, it's still cold out there.", 'Saturday, if the wind holds.'],
  },
  {
    id: 'mina', name: 'Mina Park', tone: 5,
    said: [
      { mine: true, text: 'Happy birthday, Mina', ago: 7300 },
      { text: "Thank you! Cake at four, don't be late", ago: 7280 },
    ],
    replies: ["There's a slice left with your name on it.", 'Truly, that was lovely.'],
  },
];

/** The people who write after a pull, in turn. */
export const newcomers: Member[] = [
  {
    id: 'noor', name: 'Noor Haddad', tone: 6, unread: 1,
    said: [{ text: 'Just landed, two hours early', ago: 0 }],
    replies: ['Taking the train, see you at eight.', 'No need to pick me up, really.'],
  },
  {
    id: 'pablo', name: 'Pablo Reyes', tone: 3, unread: 1,
    said: [{ text: 'The tickets are real. Row seven.', ago: 0 }],
    replies: ['Doors at seven.', "You owe me a drink, that's all."],
  },
  {
    id: 'rosa', name: 'Rosa Vidal', tone: 7, unread: 2,
    said: [
      { text: 'Good news from the garden', ago: 0 },
      { text: 'The first tomatoes are turning red', ago: 0 },
    ],
    replies: ['Come by and take some.', 'The basil is out of hand already.'],
  },
  {
    id: 'sami', name: 'Sami Laine', tone: 1, unread: 1,
    said: [{ text: 'Sauna is warm from six on', ago: 0 }],
    replies: ['Bring a towel, I have the rest.', 'The lake is at eleven degrees. Your choice.'],
  },
  {
    id: 'tove', name: 'Tove Dahl', tone: 2, unread: 1,
    said: [{ text: 'Chapter nine is done, can you read it?', ago: 0 }],
    replies: ['Be honest about the ending.', 'No hurry. Well, a little hurry.'],
  },
  {
    id: 'viktor', name: 'Viktor Hahn', tone: 5, unread: 1,
    said: [{ text: 'Your bike is ready, new chain and all', ago: 0 }],
    replies: ['Open until seven today.', 'I trued the rear wheel as well.'],
  },
  {
    id: 'yuki', name: 'Yuki Mori', tone: 4, unread: 1,
    said: [{ text: 'It snowed here. In November!', ago: 0 }],
    replies: ['The whole street is white and quiet.', "I'll send you a picture tomorrow."],
  },
  {
    id: 'zoe', name: 'Zoe Clarke', tone: 0, unread: 1,
    said: [{ text: 'We got the flat. The one with the big windows!', ago: 0 }],
    replies: ['Moving in on the first.', "You're all invited, obviously."],
  },
];
