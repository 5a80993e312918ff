/** gratitude, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeDo = `
I    | fair | I've enjoyed things I didn't earn, and they were still mine.
I    | kindness | I've been the good part of somebody's day.
I    | - | I've kept a kind word for years.
I    | learning fair | I've learned from people who had no idea they were teaching me.
I    | a-busy-day spare | I've had rushed days with something lovely in the middle.
I    | friendship spare | I can thank someone long after the day itself.
I    | fairness morning afternoon spare | Today I thank somebody who's easily overlooked.
I    | fairness first-only spare | I notice who helped, and I tell them.
I    | spare | I say thank you in plain words, and I look up when I say it.
I    | kindness spare | I pass on a kindness I was once shown.
I    | bedtime night spare | I put out the light with one kind thing in mind.
I    | spare | My memory keeps good things too, when I ask it.
I    | fair | I've been happy in quite unlikely places.
?    | honesty spare | What would a short, true thank you say?
?    | honesty spare | Will I say so, out loud, the next time I'm enjoying something?
?    | kindness first | What if I thanked somebody for a thing they've forgotten doing?
?    | meeting-people curiosity spare | What if I asked about something they love?
when | not-low spare | When I get good news, I'll tell one person before I move on.
when | friendship spare | When I remember an old kindness, I'll send a message to say so.
when | spare | When I'm tempted to keep the nice thing for later, I'll use it now.
when | fairness spare | When I see someone do a thing well, I'll tell them so.
when | fairness fair | When I start a list of what's wrong, I'll give it a line for what isn't.
when | a-busy-day rest | When I finally sit down, I'll enjoy the sitting down.
when | after-a-setback fair | When the disappointment has had its say, I'll let somebody be kind to me.
I    | note-work fair | I can thank somebody at work and still say what isn't fair.
I    | fair | I put the phone down and eat while it's hot.
I    | fair | I take the long thank you out of my head and put it in the post.
I    | first | I thank the driver, loudly.
I    | fair | I stop while the song finishes.
I    | first | I've been fed by people who could hardly cook.
I    | evening | I name three good things, and one of them is that I've finished.
I    | fair | I tell the person on the till that they've made it easier, and I watch it land.
I    | first-only first | I've cried at adverts. My thanks are in working order.
I    | night spare | I fall asleep on the good side of the day.
I    | not-heavy not-low friendship morning afternoon evening spare | I ring somebody with a bit of good news.
I    | kindness first | I've been lent coats, pens and patience, and I lend them on.
I    | nature morning afternoon evening fair | I leave the sun on my face and the phone in my pocket for as long as it lasts.
I    | spare | When something was lovely, I say so.
I    | note-friends | I write to the friend I keep thinking of and not ringing.
I    | note-work fair | I tell somebody that their work made mine easier.
I    | note-tired | I put clean socks on and call it an improvement.
I    | note-move | I say goodbye to the rooms, out loud if I like.
I    | morning afternoon evening note-glad spare | I tell somebody, and I let them be glad as well.
I    | note-family first-only note-child-show | I clap too hard. I'm not sorry.
I    | note-family fair | I say thank you for the thing they think I don't see.
I    | note-shame note-doubt fair | I keep the kind things people have said to me.
you  | first | {name}, you've been somebody's lucky break.
?    | friendship spare | Will I send the thank you I keep polishing?
?    | spare | What would I like to be thanked for, and have I thanked anybody for that?
?    | fair | Will I go back and tell somebody that the thing they said in passing has lasted?
when | evening fair | When I'm asked about my day, I'll start with the part I liked.
when | spare | When I've been fed, helped or made to laugh, I'll say so before I look at my phone.
when | - | When I love a song, I'll play it again, at once, like a child.
when | kindness fair | When a stranger waves me through, I'll wave and pass it on.
when | spare | When it's lovely, I'll stay.
when | note-study | When something makes sense at last, I'll tell someone, at length.
when | note-shame note-compare | When I envy something, I'll ask whether I'd want the rest of it.
you  | first | {name}, you've thanked somebody and made their week. You may not know which week.
I    | first | I eat the strawberry first.
I    | fair | I post the thank you with a drawing of the thing.
I    | first | I tell the busker it was good, and I leave the coin as well.
I    | evening | I go out to look at the moon with the tea towel still over my shoulder.
you  | evening night first | {name}, go out and look at the moon. It's free, and it's on.
you  | first | {name}, tell the cook. Cooks remember.
you  | fair | {name}, good days can come unannounced. You can leave a chair out for one.
?    | morning afternoon evening fair | Will I take my tea outside, coat and all?
?    | fair | Will I put one thank-you on a card, with a stamp?
?    | spare | Will I put one nice thing where I can see it?
?    | humour first | Will I thank the bus driver as if it had been a flight?
when | fair | When the soup is good, I'll ask who made it.
when | fair | When a friend gets good news, I'll shout before I've thought.
when | - | When I find an old photo I like, I'll send it to whoever else was in it.
you  | fair | {name}, if there's one biscuit left, you can have it this time.
I    | waking-up morning | I say good morning to the plant. It's looking well.
I    | before-work fair | I say good morning to the person with the mop, who's been up longest.
I    | an-exam | I thank whoever taught me this, under my breath, and write it down.
I    | an-interview fair | I tell them who taught me. It's a good story and it's true.
I    | a-hard-talk | I tell them one thing they do that I'd miss.
I    | meeting-people spare | I tell the host what I liked.
I    | after-a-setback | When somebody offers me tea, I take it and explain nothing.
I    | waiting-for-news | I've picked one nice thing that happens either way.
when | time-alone | When I cook for one, I'll light the candle.
I    | winding-down evening | I look for the moon while I put the bins out.
I    | bedtime night | I think of one good thing, then a smaller one, and then I'm gone.
?    | fair | What would I buy for a pound that would please me until Friday?
?    | first | What if I rang to say that the plant they gave me is alive?
when | fair | When I walk past the garden I like, I'll say so if there's somebody in it.
when | first | If I think of somebody fondly, I'll tell them before I can make it sensible.
when | first | When a busker's good, I'll take my gloves off to clap.
?    | first | Who deserves a postcard from me with nothing useful on it?
I    | - | I sniff the new book before I read it.
I    | first | I stand under a tree until the blackbird has finished.
I    | first | I've laughed again, hours later, alone.
I    | first | I wave at a train, and some of it waves back.
I    | first | I've kept a bus ticket for the sake of who sat next to me.
I    | first | I stroke somebody's dog. I walk on improved.
`
