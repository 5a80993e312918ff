/** gratitude, step 4: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const gratitudeDo = `
I    | not-good not-bright | I've laughed on sad days, and it took nothing from the sadness.
I    | kindness | I've been helped by people whose names I didn't learn.
I    | - | I've been shown kindness I hadn't asked for.
I    | - | I've loved things that didn't last, and I'm glad I did.
I    | first | I've enjoyed things I didn't earn, and they were still mine.
I    | not-good not-bright | I've got through hard weeks on very small comforts.
I    | - | I can enjoy an ordinary day while I'm in it.
I    | kindness first | I've been the good part of somebody's day.
I    | first | I've kept a kind word for years.
I    | learning | I've learned from people who had no idea they were teaching me.
I    | before-work friendship | I've found good company in hard work before.
I    | a-busy-day | I've had rushed days with something lovely in the middle.
I    | a-hard-talk | I've come out of hard talks glad that I had them.
I    | after-a-setback | I've been disappointed before, and still had things to be glad of.
I    | waiting-for-news | I've had good days in the middle of uncertain months.
I    | winding-down evening | I've done what I could today, and I can enjoy the rest of the evening.
I    | honesty | I can be glad of what I have and sad about what I haven't.
I    | - | I can accept help and keep my pride.
I    | friendship | I can thank someone long after the day itself.
I    | friendship | I can be happy for somebody and honest about my own wishes.
I    | humour first-only | I can grumble about my day and still see the good in it.
I    | - | I can say no to something and be thankful I was asked.
I    | not-good not-bright | I can be glad of a time in my life and sad that it's over.
I    | - | I can take pleasure in something useless.
I    | first-only | I can thank people in my own way.
I    | before-work | I can dread part of the day and look forward to another.
I    | meeting-people | I can enjoy one good conversation and call that plenty.
I    | a-hard-talk honesty | I can be thankful for somebody and still tell them the truth.
I    | waiting-for-news | I can enjoy this hour before I know the answer.
I    | winding-down evening night | I can look back for one good minute and stop there.
I    | bedtime night | I can go to sleep without adding up the day.
I    | morning afternoon | Today I let one good thing please me.
I    | morning afternoon | Today I enjoy something without improving it.
I    | fairness morning afternoon | Today I thank somebody who's easily overlooked.
I    | morning afternoon | Today I ask nothing more of a good hour.
I    | after-a-setback morning afternoon | Today I take comfort where I find it.
I    | first | I come back to the small things when the large ones are too much.
I    | fairness first-only | I notice who helped, and I tell them.
I    | first-only | I let kindness in, even when I'm not at my kindest.
I    | first | I say thank you in plain words, and I look up when I say it.
I    | - | I hold on to a good word when the day turns rough.
I    | kindness first | I pass on a kindness I was once shown.
I    | not-low | I let people see that I'm pleased.
I    | - | I keep a little room for delight, even in a dull week.
I    | waking-up morning | This morning I take in one good thing before the first demand.
I    | waking-up before-work morning | I start the morning with one thing that's already all right.
I    | a-busy-day kindness | I thank the person in front of me, even when I'm in a hurry.
I    | meeting-people honesty | I tell people when I've liked talking to them.
I    | a-hard-talk kindness | I say what I value before I say what hurts.
I    | waiting-for-news | I keep one pleasure in the day while I wait.
I    | bedtime night | I put out the light with one kind thing in mind.
I    | - | More than once, a small thing has brightened my day.
I    | kindness first | More than once I've been kinder because somebody was kind to me first.
I    | - | More than once I've been helped by somebody I hadn't thought to ask.
I    | friendship | There are people I'm glad I met, and I can say so.
I    | first | There is good in my week that I put there.
I    | fairness first-only | Some of my good luck had somebody's work behind it.
I    | - | Some of my happiest hours were quite ordinary ones.
I    | - | My way of thanking people is plain, and it's sincere.
I    | first | My memory keeps good things too, when I ask it.
I    | kindness | Even tired, I know a kindness when I meet one.
I    | - | I've been happy in quite unlikely places.
I    | winding-down first-only evening night | Looking back, I can see I was helped more than I knew.
I    | time-alone | Some of my good hours have been the ones alone.
I    | time-alone | By myself, I'm sometimes in very good company.
?    | kindness | What would I thank my earlier self for?
?    | - | What would I enjoy in the next hour if I let myself?
?    | honesty | What would a short, true thank you say?
?    | - | What if I accepted the next offer of help?
?    | first | What would I write down if I wanted to remember this week kindly?
?    | morning afternoon | Will I let somebody do something for me today?
?    | kindness | What would I pass on, of the kindness I've been shown?
?    | - | What if I've been helped today and nearly missed it?
?    | - | What would I do this week just because I love it?
?    | honesty | Will I say so, out loud, the next time I'm enjoying something?
?    | kindness | What if I thanked somebody for a thing they've forgotten doing?
?    | after-a-setback | What would comfort me today that's small and within reach?
?    | meeting-people curiosity | What if I asked about something they love?
?    | winding-down evening night | What would I say was the gentlest part of today?
when | kindness | When somebody makes my day easier, I'll tell them how.
when | kindness first | When I think something kind about a person, I'll say it to them.
when | - | When help is offered, I'll say yes to a part of it.
when | not-low | When I get good news, I'll tell one person before I move on.
when | - | If I'm enjoying something, I'll put the other things down while I do.
when | honesty | When a day has been hard, I'll say so before I look for what was good.
when | nature | When I pass something beautiful, I'll stop for the length of a breath.
when | friendship first | When I remember an old kindness, I'll send a message to say so.
when | - | If a good time is over, I'll let myself be glad that I was there.
when | first | When I'm tempted to keep the nice thing for later, I'll use it now.
when | honesty | If somebody tells me to be grateful, I'll let my own feelings come first.
when | - | When I'm jealous for a minute, I'll let it pass and come back to my own day.
when | fairness | When I see someone do a thing well, I'll tell them so.
when | fairness | When I start a list of what's wrong, I'll give it a line for what isn't.
when | friendship | When somebody encourages me, I'll let them know it helped.
when | - | If thank you seems too small, I'll say it and add the reason.
when | before-work | When I'm getting ready, I'll plan one thing to enjoy today.
when | a-busy-day rest | When I finally sit down, I'll enjoy the sitting down.
when | after-a-setback | When the disappointment has had its say, I'll let somebody be kind to me.
I    | note-friends | I can tell one person that I'm glad I know them.
I    | note-work | I can thank somebody at work and still say what isn't fair.
I    | note-worry | I can write down one worry and one good thing on the same page.
I    | note-anger | I can say what was unfair, and then go back to something I enjoy.
I    | note-glad | I can thank one person who had a part in what I'm glad about.
I    | - | I stay for the washing-up, because that's where the good conversation is.
I    | curiosity | I ask people for the story of how they learned it, and I forget to be shy.
I    | - | I write it down: soup, sun, that joke.
I    | - | I put the phone down and eat while it's hot.
I    | - | I take the long thank you out of my head and put it in the post.
I    | - | I thank the driver, loudly.
I    | - | I take the nice soap out of the drawer. It wasn't for a nicer me.
I    | - | I stop while the song finishes.
I    | - | I let them help, and I don't hover.
I    | - | I pay the compliment now. It goes off if it's kept.
I    | - | I've been fed by people who could hardly cook.
I    | evening | I name three good things, and one of them is that I've finished.
I    | - | I tell the person on the till that they've made it easier, and I watch it land.
I    | first-only | I've cried at adverts. My thanks are in working order.
I    | night | I fall asleep on the good side of the day.
I    | not-heavy not-low friendship | I ring somebody just to say it's good.
I    | kindness | I've been lent coats, pens and patience, and I lend them on.
I    | nature | I leave the sun on my face and the phone in my pocket for as long as it lasts.
I    | - | I say it: that was lovely.
I    | note-friends | I write to the friend I keep thinking of and not ringing.
I    | note-loss | I keep one small reminder where I can see it.
I    | note-plain | I tell somebody a small good thing along with the rest.
I    | note-work | I tell somebody that their work made mine easier.
I    | note-tired | I put clean socks on and call it an improvement.
I    | note-heartache | I tell one friend what they've been to me this week.
I    | note-move | I say goodbye to the rooms, out loud if I like.
I    | morning afternoon evening note-glad | I ring the person who knew how much I hoped for this, and I let them shout.
I    | note-family note-child first-only | I clap too hard. I'm not sorry.
I    | note-family | I say thank you for the thing they think I don't see.
I    | note-shame note-doubt | I keep the nice email.
you  | - | {name}, you've been somebody's lucky break.
you  | - | {name}, you say thank you as if you'd noticed what it cost.
you  | - | {name}, you've found good company in waiting rooms.
you  | - | {name}, you've been helped by people you'd have avoided on the train, and you said thank you.
you  | - | {name}, you remember who was kind, and you say so.
?    | - | What if that was plenty?
?    | friendship first | Will I send the thank you I keep polishing?
?    | evening night | Will I end on something I liked?
?    | - | What would I like to be thanked for, and have I thanked anybody for that?
?    | first | Will I go back and tell somebody that the thing they said in passing has lasted?
when | evening | When I'm asked about my day, I'll start with the part I liked.
when | - | When I've been fed, helped or made to laugh, I'll say so before I look at my phone.
when | - | When I love a song, I'll play it again, at once, like a child.
when | - | When somebody feeds me, I'll eat it hot and say so.
when | kindness | When a stranger waves me through, I'll wave and pass it on.
when | - | When it's lovely, I'll stay.
when | note-study | When something makes sense at last, I'll tell someone, at length.
when | note-shame note-compare | When I envy something, I'll ask whether I'd want the rest of it.
you  | - | {name}, you've thanked somebody and made their week. You may not know which week.
you  | - | {name}, you've found something good in weeks that weren't.
you  | humour | {name}, you save the last bit for somebody else. You can have it this time.
you  | - | {name}, you notice what people do for you. It's a talent.
`
